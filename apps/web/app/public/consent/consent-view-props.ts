import type { ConsentEvent, ConsentStage } from '@ayrac/domain/consent/consent-stage.ts';
import type { ConsentMode } from '@ayrac/domain/consent/visitor-consent.ts';
import type { consent } from '@ayrac/phrases/tr/consent.ts';

export type ConsentPhrases = typeof consent;

export interface ConsentViewProps {
  readonly stage: ConsentStage;
  readonly mode: ConsentMode;
  readonly happen: (event: ConsentEvent) => void;
  readonly openSettings: () => void;
  readonly closeSettings: () => void;
  readonly phrases: ConsentPhrases;
}
