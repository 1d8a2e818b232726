import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useState } from 'react';
import { useToast } from '#office/frame/toasts.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';
import { useDeeds } from '#office/resource/use-deeds.ts';
import './delivery.css';

interface MadeSecret {
  readonly secret: string;
  readonly previousUntil: string | null;
}

/** What calls to an address are signed with: made here, and shown this once. */
export function WebhookSecret({ row: { id, secretAt } }: { readonly row: Row }) {
  const { secret: words } = useOfficePhrases().webhooks;
  const locale = useLocale();
  const client = useOfficeClient();
  const { attempt } = useDeeds();
  const [made, setMade] = useState<MadeSecret | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    const answer = await attempt(() => client.makeWebhookSecret({ params: { id } }));
    if (answer !== undefined) setMade(answer);
    setIsBusy(false);
  };
  return (
    <div className="record-pane delivery-secret">
      <p>{words.text}</p>
      {made === null ? (
        <p className="record-remark">
          {secretAt === null ? words.none : words.last({ at: formatDateTime(String(secretAt), locale) })}
        </p>
      ) : (
        <ShownSecret {...made} />
      )}
      <p>
        <Button variant="secondary" size="small" icon="key-round" loading={isBusy} onClick={make}>
          {secretAt === null ? words.make : words.renew}
        </Button>
      </p>
      <p className="record-remark">{words.how}</p>
    </div>
  );
}

function ShownSecret({ secret, previousUntil }: MadeSecret) {
  const { secret: words } = useOfficePhrases().webhooks;
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
