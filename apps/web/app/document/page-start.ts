import type { EntryContext } from 'react-router';
import { firstPaint } from '#web/document/first-paint.ts';
import { PAGE_DATA, PAGE_START } from '#web/document/start-scripts.tsx';
import { tagDefaults } from '#web/public/consent/tag-defaults.ts';

/** Longest wait for pictures before the modules are fetched, in milliseconds, because a picture may never arrive. */
const PATIENCE_MS = 3_000;

/** Data of one page for the start script. */
interface PageStart {
  /** The router's state apart from the loader data. */
  readonly context: unknown;
  /** Script with the router's route table. */
  readonly table: string;
  /** Script that hydrates the page. */
  readonly entry: string;
  /** Scripts of each of the page's routes. */
  readonly modules: readonly (readonly [string, readonly string[]])[];
  /** All scripts to preload. */
  readonly early: readonly string[];
}

/**
 * Serializes the data of the start script as JSON that cannot end the script element. The scripts of `company` are
 * preloaded with the page's own modules, which import them as soon as they run.
 */
export function writePageStart(
  { manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext,
  company: readonly string[],
): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const start: PageStart = {
    context: JSON.parse(serverHandoffString),
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
  return inBlock(JSON.stringify(start));
}

/**
 * Returns the content of the block with the loader data, in the router's format. It is a block of its own because
 * inside the JSON of the page start every quotation mark would be escaped, which adds bytes and parsing.
 */
export function writePageData(stream: string): string {
  return inBlock(stream);
}

/** Escapes `<`, so that JSON cannot end its script element. The character occurs only inside JSON strings. */
function inBlock(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/**
 * Fetches the page's modules after the page is visible. On a slow connection they would compete with the largest
 * picture, and the page is complete without them. They are fetched once the high-priority pictures are painted, on the
 * first touch, key or focus, or after a timeout. The script is the same on every page, so that the content security
 * policy can list its hash.
 */
export const startScript = `(function(){
var d=document,w=window,held=function(id){return d.getElementById(id).textContent},page=JSON.parse(held('${PAGE_START}')),signs=['pointerdown','keydown','focusin'],begun=false;
w.__reactRouterContext=page.context;
page.context.stream=new ReadableStream({start:function(c){c.enqueue(held('${PAGE_DATA}'));c.close()}}).pipeThrough(new TextEncoderStream());
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

/** The start script of a site with a tag manager. */
export const taggedStartScript = tagDefaults + startScript;

/** All inline scripts. They are known at build time. */
export const inlineScripts: readonly string[] = [firstPaint, startScript, taggedStartScript];
