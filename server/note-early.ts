/**
 * Script that keeps what is pressed and chosen before the shop answers, for `window.repeatEarly()` (`layout/ready-mark.tsx`):
 * a box stays ticked meanwhile, a list goes back to what it said, and neither would have told anybody. Of buttons the last one
 * counts. A field takes its choice back first, since React compares with what was set on the element itself; and before that it
 * hears of something else that is pressed, for which React comes to life around it. A page that came to life after all takes
 * back that it had not (`layout/script-notice.tsx`).
 */
export const noteEarly = `(()=>{const fields=new Map;let button;
const note=(type,keep)=>addEventListener(type,({target})=>"ready" in document.documentElement.dataset||keep(target),{capture:true});
note("click",(target)=>{const pressed=target.closest?.("button");if(pressed&&!pressed.form?.hasAttribute("action"))button=pressed});
note("change",(field)=>fields.set(field.type==="radio"?field.name:field,{field,value:field.value,checked:field.checked}));
window.repeatEarly=()=>setTimeout(async()=>{document.getElementById("unloaded")?.setAttribute("hidden","");
for(const {field,value,checked} of fields.values()){
field.dispatchEvent(new MouseEvent("auxclick",{bubbles:true}));
if(field.type==="select-one"){field.value=value;field.dispatchEvent(new Event("change",{bubbles:true}))}
else if(checked!==undefined&&checked!==field.defaultChecked){field.checked=!checked;field.click()}
await 0}
button?.click();fields.clear();button=undefined})})();`;
