import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { missingOfEdition } from '@ayrac/domain/mail/edition.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useState } from 'react';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { Reach } from './reach.tsx';
import type { EditionAtWork } from './use-edition.ts';
import type { EditionDraft } from './use-edition-draft.ts';

interface SendEditionProps {
  readonly edition: EditionDetail;
  readonly draft: EditionDraft;
  readonly work: EditionAtWork;
}

type Lack = keyof ReturnType<typeof useOfficePhrases>['editions']['page']['send']['lacks'];

/** Recipients of an edition, what it still needs, and the buttons to send it now or at a time. */
export function SendEdition({ edition, draft, work }: SendEditionProps) {
  const { page } = useOfficePhrases().editions;
  const { send: words } = page;
  const locale = useLocale();
  const [isScheduling, setIsScheduling] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [at, setAt] = useState('');
  const { content, save, version } = draft;
  const facts = new Map(edition.campaigns.map((campaign) => [campaign.id, campaign]));
  const chosen = content.campaignIds.flatMap((id) => facts.get(id) ?? []);
  const over = chosen.filter(({ isLive }) => !isLive).length;
  const lacks = Object.keys(missingOfEdition(content, chosen.length - over)) as Lack[];
  const isWhole = lacks.length === 0;
  // A scheduled edition may have its first readers by then.
  const canSendNow = isWhole && edition.reach?.open !== 0;

  const send = async (time: string | null) => {
    setIsAsking(false);
    // Sends the version that is saved and shown.
    if (await save()) await work.send(version(), time);
  };
  const ask = async () => {
    if (canSendNow && (await save())) setIsAsking(true);
  };
  return (
    <section className="panel" aria-labelledby="edition-send">
      <h2 id="edition-send" className="panel-title">
        {words.title}
      </h2>
      <div className="edition-send">
        {edition.problem !== null && <Notice tone="error" title={words.problem} />}
        <Reach reach={edition.reach} />
        {!isWhole && (
          <div className="edition-lacks">
            <p>{words.lacking}</p>
            <ul>
              {lacks.map((lack) => (
                <li key={lack}>{words.lacks[lack]}</li>
              ))}
            </ul>
          </div>
        )}
        {over > 0 && (
          <p className="edition-warning">{words.leftOutBefore({ count: formatCount(over, locale) })}</p>
        )}
        <div className="edition-actions">
          <Button icon="send" loading={work.busy === 'send'} incomplete={!canSendNow} onClick={ask}>
            {words.now}
          </Button>
          <Button
            variant="secondary"
            icon="calendar"
            aria-expanded={isScheduling}
            onClick={() => setIsScheduling((now) => !now)}
          >
            {words.later}
          </Button>
        </div>
        {isScheduling && (
          <form
            className="field-and-button"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (at !== '' && isWhole) send(at);
            }}
          >
            <DateField withTime label={words.at} hint={words.atHint} value={at} onChange={setAt} />
            <Button
              type="submit"
              variant="secondary"
              loading={work.busy === 'schedule'}
              incomplete={at === '' || !isWhole}
            >
              {words.schedule}
            </Button>
          </form>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.askTitle({ count: formatCount(edition.reach?.open ?? 0, locale) })}
        closeLabel={page.close}
        footer={
          <DialogButtons
            onCancel={() => setIsAsking(false)}
            startsOnCancel
            icon="send"
            onClick={() => send(null)}
          >
            {words.yes}
          </DialogButtons>
        }
      >
        <p>{words.askText}</p>
      </Dialog>
    </section>
  );
}
