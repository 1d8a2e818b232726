import { mayLoadChat } from '@ayrac/domain/consent/consent-effect.ts';
import type { ConsentChoices } from '@ayrac/domain/consent/visitor-consent.ts';
import { allowScriptsOf } from '#web/document/trusted-types.ts';

let isLoaded = false;

/** Whether the chatbot runs in this document. Only a new document can end it. */
export function isChatbotLoaded(): boolean {
  return isLoaded;
}

/** Loads the chatbot once it is allowed. A failed load is ignored. */
export function callChatbot(choices: ConsentChoices, pathname: string, url: string | undefined): void {
  if (url === undefined || isLoaded || !mayLoadChat(choices, pathname)) return;
  isLoaded = true;
  allowScriptsOf(url);
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
