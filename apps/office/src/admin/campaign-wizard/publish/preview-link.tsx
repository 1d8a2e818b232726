import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PreviewFailed } from '#office/preview/preview-failed.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { usePreviewLink } from '../preview/use-preview-link.ts';
import { useWizard } from '../wizard-context.ts';

/** Link that shows the draft to people without an account. */
export function PreviewLink() {
  const { link: words } = useOfficePhrases().campaignWizard;
  const { auto } = useWizard();
  const locale = useLocale();
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt();
  const { link, revoke } = usePreviewLink(auto.draft.id);
  const address = link.data === undefined ? '' : `${location.origin}${link.data.path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      show({ text: words.copied });
    } catch {
      show({ text: words.copyFailed, tone: 'error' });
    }
  };
  const revokeAll = () =>
    attempt(async () => show({ text: words.revoked({ count: formatCount(await revoke(), locale) }) }));
  return (
    <section className="panel wizard-part" aria-labelledby="link-title">
      <div>
        <h3 id="link-title">{words.title}</h3>
        <p className="field-hint">{words.text}</p>
      </div>
      {link.isError && <PreviewFailed error={link.error} onRetry={() => link.refetch()} />}
      {link.data !== undefined && (
        <TextField
          label={words.address}
          hint={words.until({ date: formatDateTime(link.data.until, locale) })}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="publish-actions">
        {!link.isError && (
          <Button variant="secondary" size="small" icon="link" loading={link.isPending} onClick={copy}>
            {words.copy}
          </Button>
        )}
        <Button variant="ghost" size="small" icon="x" loading={isBusy} onClick={revokeAll}>
          {words.revoke}
        </Button>
      </div>
    </section>
  );
}
