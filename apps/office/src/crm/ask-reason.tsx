import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskValue } from '#office/resource/ask-value.tsx';

interface AskReasonProps {
  readonly title: string;
  readonly onConfirm: (reasonId: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason before leads are marked as lost. */
export function AskReason({ title, onConfirm, onClose }: AskReasonProps) {
  const client = useOfficeClient();
  const { leads } = useOfficePhrases();
  const reasons = useQuery({
    queryKey: ['lost-reasons', 'choices'],
    queryFn: ({ signal }) => client.listLostReasons(undefined, { signal }),
  });
  const choices = Object.fromEntries((reasons.data ?? []).map(({ id, name }) => [id, name]));
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
