import { LOCALE_KEY, THEME_KEY } from '@ayrac/browser/choices.ts';

const YEAR_S = 31_536_000;

/**
 * Inline script that runs before the first paint. It sets the classes of the theme and of a browser that holds a
 * session, passes a stored language to the server by a cookie, and redirects to that language's address. It collapses
 * slashes after `/en`, because `//` would start the name of another host.
 */
export const firstPaint = `(function(){try{
var d=document,r=d.documentElement,s=localStorage,w=location,t=s.getItem('${THEME_KEY}'),l=s.getItem('${LOCALE_KEY}');
if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))r.classList.add('dark');
if(/(^|; )signedIn=1/.test(d.cookie))r.classList.add('member');
if(l!=='tr'&&l!=='en')return;
d.cookie='${LOCALE_KEY}='+l+';path=/;max-age=${YEAR_S};samesite=lax'+(w.protocol==='https:'?';secure':'');
var p=w.pathname,e=/^\\/en(\\/|$)/.test(p);
if(e===(l==='en'))return;
r.style.visibility='hidden';
w.replace((e?p.slice(3).replace(/^\\/*/,'/'):'/en'+(p==='/'?'':p))+w.search+w.hash);
}catch(e){}})()`;
