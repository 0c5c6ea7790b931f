/**
 * Inline script that records clicks and changes made before hydration, for `window.repeatEarly()` to replay
 * (`layout/ready-mark.tsx`): without it a box stays ticked, a select reverts to its rendered value, and React hears of
 * neither. Only the last button counts. A checkbox is reset before its click, since React compares with the value set
 * on the element; before that, an unrelated event (`auxclick`) makes React hydrate around it. A page that hydrates
 * after all hides the notice that it had not (`layout/script-notice.tsx`).
 */
export const recordEarlyEvents = `(()=>{const fields=new Map;let button;
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
