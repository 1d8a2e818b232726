import { useClient } from '@ayrac/browser/calls/client.ts';
import { mayLoadTags } from '@ayrac/domain/consent/consent-effect.ts';
import {
  beginConsent,
  type ConsentEvent,
  consentOf,
  nextConsentStage,
} from '@ayrac/domain/consent/consent-stage.ts';
import { choicesInForce } from '@ayrac/domain/consent/visitor-consent.ts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '#web/page/site.ts';
import { callChatbot, isChatbotLoaded } from './chatbot.ts';
import { isAnythingUnsent, noteUnsent, sendUnsent } from './consent-log.ts';
import { keepConsent, randomId, readKeptConsent, settleStorage } from './kept-consent.ts';
import { areTagsLoaded, keepTagsFromPersonalPages, notifyTags } from './tag-manager.ts';

/** State of the visitor's consent: the stage of the question, and all effects of the answer. */
export function useVisitorConsent() {
  const { consentMode: mode, gtmId, chatbotUrl } = useSite();
  const { pathname, search } = useLocation();
  const client = useClient();
  const [stage, setStage] = useState(() => beginConsent(readKeptConsent(), mode));
  const consent = consentOf(stage);

  useEffect(() => {
    if (consent !== undefined && consent.lastUpdated !== readKeptConsent()?.lastUpdated) {
      keepConsent(consent);
      noteUnsent(consent);
    }
    if (isAnythingUnsent()) sendUnsent(client.recordVisitorConsent);
  }, [consent, client]);

  useEffect(() => {
    const choices = choicesInForce(consent, mode);
    notifyTags(choices, { pathname, search }, { gtmId, visitorId: settleStorage(choices) });
    callChatbot(choices, pathname, chatbotUrl);
    // Loaded scripts would continue even without cookies: only a new document ends them.
    const areTagsUnwanted = areTagsLoaded() && !mayLoadTags(choices, { pathname, search });
    if (areTagsUnwanted || (isChatbotLoaded() && !choices.preferences)) location.reload();
  }, [consent, mode, gtmId, chatbotUrl, pathname, search]);

  useEffect(keepTagsFromPersonalPages, []);

  const happen = useCallback((event: ConsentEvent) => {
    const at = { now: new Date(), newId: randomId() };
    setStage((reached) => nextConsentStage(reached, event, at));
  }, []);
  return { stage, mode, happen };
}
