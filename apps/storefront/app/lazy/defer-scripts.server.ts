/**
 * On a slow line the page's scripts would share it with its styles, type and the one picture people wait for. A page
 * is readable and its links work without them, so they start when everything visible is there: when the page has been
 * painted after its `load` event (at most a second later), at the first touch or key, or after four seconds, whichever
 * comes first. A frame's callback comes too early for that: the picture may still be decoded. A button pressed before
 * they run is remembered and pressed again by `EarlyPress` when the page is alive: a guest's wish list and the check
 * for robots need the scripts. If they cannot be loaded, or are not there ten seconds after the press, the browser does
 * what the button does by itself. It always opens popovers by itself.
 */
const START = `(function(){
var begun=false,failed=false,nonce=document.currentScript.nonce;
function release(){
if(window.__alive)return;failed=true;
var button=window.__pressed;delete window.__pressed;if(button)button.click();
}
function begin(){
if(begun)return;begun=true;
var script=document.createElement("script");
script.type="module";
script.nonce=nonce;
script.onerror=release;
script.textContent=document.getElementById("page-scripts").textContent;
document.head.appendChild(script);script.remove();
}
addEventListener("load",function(){
setTimeout(begin,document.hidden?0:1000);
try{new PerformanceObserver(function(list){
if(list.getEntriesByName("first-contentful-paint").length)setTimeout(begin);
}).observe({type:"paint",buffered:true})}catch(error){begin()}
});
["pointerdown","keydown","touchstart"].forEach(function(type){addEventListener(type,begin,{once:true,passive:true})});
setTimeout(begin,4000);
document.addEventListener("click",function early(event){
if(failed||window.__alive)return document.removeEventListener("click",early,true);
var button=event.target.closest&&event.target.closest("button,[aria-haspopup]");
if(button&&!button.hasAttribute("popovertarget")){event.preventDefault();event.stopImmediatePropagation();window.__pressed=button;setTimeout(release,10000)}
},true);
addEventListener("unhandledrejection",release);
})()`;

const ENTRY = /<script(?: nonce="[^"]*")? type="module" async=""(?: nonce="[^"]*")?>([\s\S]*?)<\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/** Takes React Router's entry script out of the first round. What runs later stays in the page, as text. */
export function deferScripts(html: string, nonce: string): string {
  if (!ENTRY.test(html)) return html;
  return html
    .replace(PRELOADS, '')
    .replace(
      ENTRY,
      (_, code: string) =>
        `<script type="text/plain" id="page-scripts" nonce="${nonce}">${code}</script><script nonce="${nonce}">${START}</script>`,
    );
}
