import type { EntryContext } from 'react-router';
import { firstPaint } from '#web/document/first-paint.ts';
import { PAGE_START } from '#web/document/start-scripts.tsx';
import { tagDefaults } from '#web/public/consent/tag-defaults.ts';

/** By then the modules are fetched whatever has arrived: nobody waits for a picture that never comes. */
const PATIENCE_MS = 3_000;

/** What the script of the start is told of one page. */
interface PageStart {
  /** What the router keeps of the page besides its data. */
  readonly context: unknown;
  /** The data of the page's loaders, in the router's own writing. */
  readonly stream: string;
  /** The script that holds the router's table of screens. */
  readonly table: string;
  /** The script that takes the page over. */
  readonly entry: string;
  /** The scripts of each of the page's routes. */
  readonly modules: readonly (readonly [string, readonly string[]])[];
  /** All scripts that are fetched at once. */
  readonly early: readonly string[];
}

/**
 * Writes what a page's start is told, as JSON that can end no script. The scripts of `company` are fetched with the
 * page's own modules, which ask for them as soon as they run.
 */
export function writePageStart(
  { manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext,
  stream: string,
  company: readonly string[],
): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const start: PageStart = {
    context: JSON.parse(serverHandoffString),
    stream,
    table: manifest.url,
    entry: manifest.entry.module,
    modules: routes.map((route) => [
      route.id,
      [route.clientActionModule, route.clientLoaderModule, route.clientMiddlewareModule, route.module].filter(
        (module) => module !== undefined,
      ),
    ]),
    early: [
      ...new Set([
        manifest.url,
        manifest.entry.module,
        ...manifest.entry.imports,
        ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
        ...company,
      ]),
    ],
  };
  return JSON.stringify(start).replaceAll('<', '\\u003c');
}

/**
 * Lets the page be seen before its modules are fetched: on a slow line they share the bandwidth with the largest
 * picture, and the page is complete without them. They are fetched once the pictures of high priority are painted, at
 * the visitor's first touch or key, or when patience ends. It is the same on every page, so that the content security
 * policy knows it beforehand.
 */
export const startScript = `(function(){
var d=document,w=window,page=JSON.parse(d.getElementById('${PAGE_START}').textContent),signs=['pointerdown','keydown','focusin'],begun=false;
w.__reactRouterContext=page.context;
page.context.stream=new ReadableStream({start:function(c){c.enqueue(page.stream);c.close()}}).pipeThrough(new TextEncoderStream());
function begin(){
if(begun)return;begun=true;
signs.forEach(function(sign){w.removeEventListener(sign,begin,true)});
page.early.forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.appendChild(l)});
Promise.all([import(page.table)].concat(page.modules.map(function(m){
return Promise.all(m[1].map(function(href){return import(href)})).then(function(parts){return Object.assign.apply(null,[{}].concat(parts))})
}))).then(function(all){
w.__reactRouterRouteModules={};
page.modules.forEach(function(m,i){w.__reactRouterRouteModules[m[0]]=all[i+1]});
return import(page.entry)
})}
function painted(){requestAnimationFrame(function(){setTimeout(begin)})}
signs.forEach(function(sign){w.addEventListener(sign,begin,true)});
setTimeout(begin,${PATIENCE_MS});
Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode().catch(function(){})})).then(painted)
})()`;

/** The same on a site with a tag manager. */
export const taggedStartScript = tagDefaults + startScript;

/** Every script that is written into a page; all of them are known when the site is built. */
export const inlineScripts: readonly string[] = [firstPaint, startScript, taggedStartScript];
