/**
 * Inline script that records clicks and choices made before hydration, for `window.repeatEarly()` to replay
 * (`layout/ready-mark.tsx`): without it a box stays ticked, a select reverts to its rendered value, and React hears of
 * neither. However often a button is pressed meanwhile, it is replayed once; one whose form or popover the browser
 * itself opens is not.
 *
 * What React answers is struck off: it listens on the document, after the recorder, and stops what it cannot answer yet.
 * So an event that comes past it to the root element is answered, from `window.strikeAnswered()` on, which follows
 * `hydrateRoot`. Except a box that was ticked before React knew it: React then took the tick for what it had rendered.
 * A select that it reset while hydrating has not been answered either.
 *
 * A box is reset before its click, since React compares with the value set on the element; before that, an unrelated
 * event (`auxclick`) makes React hydrate around it. The last press is kept in `window.earlyPress` for the one that
 * follows (`layout/double-press.tsx`). A page that hydrates after all hides the notice that it had not
 * (`layout/script-notice.tsx`). What a translator replaces meanwhile is recorded for `layout/translated-texts.ts`.
 */
export const recordEarlyEvents = `(()=>{const fields=new Map,buttons=new Set;let isKnown,isOver;
const on=(place,type,act)=>place.addEventListener(type,(event)=>isOver||act(event.target,event),{capture:true});
const keyOf=(field)=>field.type==="radio"?field.name:field;
const keep=(field)=>fields.set(keyOf(field),{field,value:field.value,checked:field.checked});
const buttonAt=(target)=>target.closest?.("button");
const isBox=({type})=>type==="checkbox"||type==="radio";
on(document,"click",(target,event)=>{window.earlyPress=event;const button=buttonAt(target);
if(button&&!button.form?.hasAttribute("action")&&!button.popoverTargetElement)buttons.add(button);
if(isBox(target)){isKnown=Object.hasOwn(target,"checked");keep(target)}});
on(document,"change",(target)=>target.type==="select-one"&&keep(target));
window.strikeAnswered=()=>{const root=document.documentElement;
on(root,"click",(target)=>{buttons.delete(buttonAt(target));if(isBox(target)&&isKnown)fields.delete(keyOf(target))});
on(root,"change",(target)=>{if(target.value===fields.get(target)?.value)fields.delete(target)})};
const seen=[],watcher=new MutationObserver((records)=>seen.push(...records));
watcher.observe(document,{childList:true,subtree:true});
window.takeReplaced=()=>{seen.push(...watcher.takeRecords());watcher.disconnect();return seen};
window.repeatEarly=()=>setTimeout(async()=>{isOver=true;document.getElementById("unloaded")?.setAttribute("hidden","");
for(const {field,value,checked} of fields.values()){
field.dispatchEvent(new MouseEvent("auxclick",{bubbles:true}));
if(checked===undefined){field.value=value;field.dispatchEvent(new Event("change",{bubbles:true}))}
else if(checked!==field.defaultChecked){field.checked=!checked;field.click()}
await 0}
for(const button of buttons){button.click();await 0}})})();`;
