import { mayLoadChat } from '@ayrac/domain/consent/consent-effect.ts';
import type { ConsentChoices } from '@ayrac/domain/consent/visitor-consent.ts';
import { allowScriptsOf } from '#web/document/trusted-types.ts';

let isLoaded = false;

/** Whether the chatbot runs in this document: nothing but another document ends it. */
export function isChatbotLoaded(): boolean {
  return isLoaded;
}

/** Fetches the chatbot once it is allowed; where it does not come, nobody misses it. */
export function callChatbot(choices: ConsentChoices, pathname: string, url: string | undefined): void {
  if (url === undefined || isLoaded || !mayLoadChat(choices, pathname)) return;
  isLoaded = true;
  allowScriptsOf(url);
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
