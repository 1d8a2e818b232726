import { Icon } from '@ayrac/kit/icon.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useWizard } from './wizard-context.ts';

/** Contradictions that concern a field, beside it. */
export function FieldRemarks({ name }: { readonly name: string }) {
  const { campaignWizard: words } = useOfficePhrases();
  const { check } = useWizard();
  const own = (check?.contradictions ?? []).filter(({ fields }) => fields.includes(name));
  return own.map(({ kind, isBlocking }) => (
    <p key={kind} className="wizard-odd" data-blocking={isBlocking || undefined}>
      <Icon name={isBlocking ? 'circle-alert' : 'triangle-alert'} size="small" />
      {words.contradictions[kind]}
    </p>
  ));
}
