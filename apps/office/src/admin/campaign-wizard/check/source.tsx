import { useLocale } from '@ayrac/browser/locale.ts';
import { nextCheckOf } from '@ayrac/domain/campaign-draft/next-check.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { typedMinute } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DraftField } from '../draft-field.tsx';
import { EvidenceField } from '../evidence-field.tsx';
import { useWizard } from '../wizard-context.ts';

/** Source of the campaign, and when it was last checked and has to be checked again. */
export function Source() {
  const { check: words } = useOfficePhrases().campaignWizard;
  const { auto, isClosed } = useWizard();
  const { checkedAt } = auto.draft.content;
  const checkNow = () => auto.form.setValue('checkedAt', typedMinute(new Date()));
  return (
    <section className="panel wizard-part" aria-labelledby="source-title">
      <h3 id="source-title" className="panel-title">
        {words.source}
      </h3>
      <DraftField name="sourceUrl" />
      <DraftField name="campaignUrl" />
      <div className="field-and-button">
        <DraftField name="checkedAt" />
        <Button variant="secondary" icon="check" disabled={isClosed} onClick={checkNow}>
          {words.checkedNow}
        </Button>
      </div>
      <CheckedBy />
      <NextCheck checkedAt={checkedAt} />
      <EvidenceField />
    </section>
  );
}

/** Who last checked the source. A check in the draft counts from its publication. */
function CheckedBy() {
  const { check: words } = useOfficePhrases().campaignWizard;
  const { checkedBy, changed, content, campaign } = useWizard().auto.draft;
  if (content.checkedAt === null) return null;
  const isOfDraft = campaign.publishedAt === null || changed.includes('checkedAt');
  if (isOfDraft) return <p className="check-why">{words.checkedByPublisher}</p>;
  return checkedBy === null ? null : <p className="check-why">{words.checkedBy({ who: checkedBy })}</p>;
}

function NextCheck({ checkedAt }: { readonly checkedAt: string | null }) {
  const { check: words } = useOfficePhrases().campaignWizard;
  const locale = useLocale();
  if (checkedAt === null) return <p className="check-why">{words.notChecked}</p>;
  const due = nextCheckOf(new Date(checkedAt));
  const date = formatDate(due, locale);
  return <p className="check-why">{due < new Date() ? words.overdue({ date }) : words.due({ date })}</p>;
}
