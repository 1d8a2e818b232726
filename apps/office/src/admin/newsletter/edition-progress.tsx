import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AskDialog } from '#office/resource/use-actions.tsx';
import { editionAddress } from './edition-address.ts';
import { SentCampaigns } from './sent-campaigns.tsx';
import type { EditionAtWork } from './use-edition.ts';

interface EditionProgressProps {
  readonly edition: EditionDetail;
  readonly work: EditionAtWork;
}

/** Progress of sending an edition, its actions, and clicks on its links. */
export function EditionProgress({ edition, work }: EditionProgressProps) {
  const { page } = useOfficePhrases().editions;
  const { progress: words } = page;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { actions, state, problem } = edition;
  const leftOut = edition.campaigns.filter(({ wasLeftOut }) => wasLeftOut);
  const duplicate = async () => {
    const copy = await work.duplicate();
    if (copy !== undefined) navigate(editionAddress(copy.id));
  };
  return (
    <>
      <section className="panel" aria-labelledby="edition-progress">
        <h2 id="edition-progress" className="panel-title">
          {words.title}
        </h2>
        <div className="edition-send">
          <Figures edition={edition} />
          {state === 'stopped' && (
            <Notice tone="warning" live title={problem === null ? words.stopped : words.stoppedEmpty} />
          )}
          {leftOut.length > 0 && (
            <Notice tone="warning" title={words.leftOut}>
              <p>{words.leftOutText}</p>
              <ul>
                {leftOut.map(({ id, title }) => (
                  <li key={id} lang="tr">
                    {title}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <div className="edition-actions">
            {actions.includes('stop') && (
              <Button
                variant="secondary"
                icon="pause"
                loading={work.busy === 'stop'}
                onClick={() => work.move('stop')}
              >
                {words.stop}
              </Button>
            )}
            {actions.includes('resume') && (
              <Button icon="play" loading={work.busy === 'resume'} onClick={() => work.move('resume')}>
                {words.resume}
              </Button>
            )}
            {actions.includes('cancel') && (
              <Button variant="ghost" icon="x" onClick={() => setIsAsking(true)}>
                {words.cancel}
              </Button>
            )}
            <Button variant="secondary" icon="copy" loading={work.busy === 'duplicate'} onClick={duplicate}>
              {words.duplicate}
            </Button>
          </div>
          {state === 'sent' && <p className="edition-faint">{words.unchanged}</p>}
        </div>
      </section>
      <SentCampaigns edition={edition} />
      <AskDialog
        isOpen={isAsking}
        title={words.askCancel}
        text={words.askCancelText}
        confirm={words.cancel}
        onConfirm={() => {
          setIsAsking(false);
          work.move('cancel');
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function Figures({ edition }: { readonly edition: EditionDetail }) {
  const { progress: words } = useOfficePhrases().editions.page;
  const locale = useLocale();
  const { state, progress, campaigns, begunAt, finishedAt } = edition;
  if (progress === null) return null;
  const { readers, reached, waiting, failed } = progress;
  const count = (number: number) => formatCount(number, locale);
  // People who subscribed in the meantime are counted, too.
  const total = Math.max(readers, reached);
  const clicks = campaigns.reduce((sum, one) => sum + one.clicks, 0);
  const text =
    state === 'sending' && total === 0
      ? words.beginning
      : words.of({ reached: count(reached), readers: count(total) });
  const figures = [
    { label: words.reached, value: count(reached) },
    { label: words.waiting, value: count(waiting) },
    { label: words.failed, value: count(failed) },
    { label: words.clicks, value: count(clicks) },
    ...(begunAt === null ? [] : [{ label: words.begun, value: formatDateTime(begunAt, locale) }]),
    ...(finishedAt === null ? [] : [{ label: words.finished, value: formatDateTime(finishedAt, locale) }]),
  ];
  return (
    <>
      <div className="edition-progress">
        {total > 0 && <progress max={total} value={reached} aria-label={words.title} />}
        <p className="edition-faint" role="status">
          {text}
        </p>
      </div>
      <dl className="edition-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
