import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { OutsideLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { WebhookWords } from '@ayrac/phrases/tr/office/webhooks.ts';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { useToast } from '#office/screen/toasts.tsx';
import './delivery.css';

type SecretWords = WebhookWords['secret'];

/** Description of all calls and events, from which the brand's developers can generate a client. */
const API_DESCRIPTION = '/api/openapi.json';

/** A secret as returned by the call, only once. */
interface Made {
  readonly secret: string;
  readonly previousUntil: string | null;
}

interface MadeSecretProps {
  readonly words: SecretWords;
  /** When the last secret was created. */
  readonly madeAt: string | null;
  readonly make: () => Promise<Made>;
}

/**
 * Creates a record's secret and shows it once. Asks before a rotation: a second one ends the secret that the brand may
 * still be using.
 */
export function MadeSecret({ words, madeAt, make }: MadeSecretProps) {
  const locale = useLocale();
  const { resource } = useOfficePhrases();
  const { attempt } = useRecordActions();
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const start = async () => {
    setIsAsking(false);
    setIsBusy(true);
    const answer = await attempt(make);
    if (answer !== undefined) setMade(answer);
    setIsBusy(false);
  };
  return (
    <div className="record-pane delivery-secret">
      <p>{words.text}</p>
      {made === null ? (
        <p className="record-remark">
          {madeAt === null ? words.none : words.last({ at: formatDateTime(madeAt, locale) })}
        </p>
      ) : (
        <Shown words={words} {...made} />
      )}
      <p>
        <Button
          variant="secondary"
          size="small"
          icon="key-round"
          loading={isBusy}
          onClick={() => (madeAt === null ? start() : setIsAsking(true))}
        >
          {madeAt === null ? words.make : words.renew}
        </Button>
      </p>
      <p className="record-remark">{words.how}</p>
      <p>
        <OutsideLink href={API_DESCRIPTION} newTabLabel={resource.newTab}>
          {words.description}
        </OutsideLink>
      </p>
      <AskDialog
        isOpen={isAsking}
        {...words.ask}
        confirm={words.renew}
        onConfirm={start}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

function Shown({ words, secret, previousUntil }: Made & Pick<MadeSecretProps, 'words'>) {
  const locale = useLocale();
  const { show } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => show({ tone: 'success', text: words.copied }),
      () => show({ tone: 'error', text: words.copyFailed }),
    );
  const overlap =
    previousUntil === null ? '' : ` ${words.overlap({ until: formatDateTime(previousUntil, locale) })}`;
  return (
    <>
      <Notice tone="warning" live title={`${words.once}${overlap}`} />
      <TextField
        label={words.label}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <Button variant="secondary" size="small" icon="copy" onClick={copy}>
          {words.copy}
        </Button>
      </p>
    </>
  );
}
