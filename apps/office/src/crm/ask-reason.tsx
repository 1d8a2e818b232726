import { useOfficePhrases } from '#office/phrases.tsx';
import { AskValue } from '#office/resource/ask-value.tsx';
import { useLostReasons } from './use-lost-reasons.ts';

interface AskReasonProps {
  readonly title: string;
  readonly onConfirm: (reasonId: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason before leads are marked as lost. */
export function AskReason({ title, onConfirm, onClose }: AskReasonProps) {
  const { leads } = useOfficePhrases();
  const choices = Object.fromEntries(useLostReasons().map(({ id, name }) => [id, name]));
  return (
    <AskValue
      title={title}
      text={leads.lose.text}
      confirm={leads.lose.confirm}
      name="lostReasonId"
      field={{ kind: 'choice', isRequired: true, choices: Object.keys(choices) }}
      words={{ label: leads.work.reason, hint: '', choices }}
      onConfirm={(value) => typeof value === 'string' && onConfirm(value)}
      onClose={onClose}
    />
  );
}
