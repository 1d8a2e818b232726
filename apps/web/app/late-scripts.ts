import type { EntryContext } from 'react-router';

/** What the router writes at the end of a page to fetch and run its modules at once. */
const moduleScript = /<script type="module" async="">.*?<\/script>/s;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** By then the modules are fetched whatever has arrived: nobody waits for a picture that never comes. */
const PATIENCE_MS = 3_000;

/**
 * Lets the page be seen before its modules are fetched: on a slow line they share the bandwidth with the largest
 * picture, and the page is complete without them. They are fetched once the pictures of high priority are painted, at
 * the visitor's first touch or key, or when patience ends; with them the scripts of `company`, which they ask for as
 * soon as they run. What is given as `before` runs at once.
 */
export function holdScriptsBack(
  html: string,
  context: EntryContext,
  company: readonly string[],
  before = '',
): string {
  return html
    .replaceAll(modulePreload, '')
    .replace(moduleScript, () => `<script>${before}${starter(context, company)}</script>`);
}

function starter({ manifest, staticHandlerContext }: EntryContext, company: readonly string[]): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.map((route) => [
    route.id,
    [route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule, route.module].filter(
      (module) => module !== undefined,
    ),
  ]);
  const early = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ...company,
  ]);
  return `(${start})(${JSON.stringify(manifest.url)},${JSON.stringify(manifest.entry.module)},${JSON.stringify(modules)},${JSON.stringify([...early])},${PATIENCE_MS})`;
}

/** Runs in the browser from its own text, without what surrounds it here. */
const start = `function(table,entry,modules,early,patience){
var d=document,w=window,signs=['pointerdown','keydown','focusin'],begun=false;
function begin(){
if(begun)return;begun=true;
signs.forEach(function(sign){w.removeEventListener(sign,begin,true)});
early.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.appendChild(l)});
Promise.all([import(table)].concat(modules.map(function(m){
return Promise.all(m[1].map(function(href){return import(href)})).then(function(parts){return Object.assign.apply(null,[{}].concat(parts))})
}))).then(function(all){
w.__reactRouterRouteModules={};
modules.forEach(function(m,i){w.__reactRouterRouteModules[m[0]]=all[i+1]});
return import(entry)
})}
function painted(){requestAnimationFrame(function(){setTimeout(begin)})}
signs.forEach(function(sign){w.addEventListener(sign,begin,true)});
setTimeout(begin,patience);
Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode().catch(function(){})})).then(painted)
}`;
