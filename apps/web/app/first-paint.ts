/** The browser's storage key, and the cookie, of the chosen language. */
export const LOCALE_KEY = 'locale';

/** The browser's storage key of the chosen theme. */
export const THEME_KEY = 'theme';

/**
 * Runs before the first paint, written into the page: sets the theme's class, and leads a visitor with a stored
 * language over to that language's address.
 */
export const firstPaint = `(function(){try{
var d=document.documentElement,t=localStorage.getItem('${THEME_KEY}');
if(t==='dark'||(!t&&matchMedia('(prefers-color-scheme: dark)').matches))d.classList.add('dark');
var l=localStorage.getItem('${LOCALE_KEY}'),p=location.pathname,e=/^\\/en(\\/|$)/.test(p);
if(l==='en'&&!e)location.replace('/en'+(p==='/'?'':p)+location.search+location.hash);
if(l==='tr'&&e)location.replace((p.slice(3)||'/')+location.search+location.hash);
}catch(e){}})()`;
