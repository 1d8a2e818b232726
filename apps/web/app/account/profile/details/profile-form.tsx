import './profile.css';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { profileFields } from '@ayrac/domain/account/profile.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { FormSummary } from '@ayrac/kit/form/form-summary.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import { type Occupation, ProfileFields } from './profile-fields.tsx';
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  readonly profile: CustomerProfile;
  readonly jobs: readonly Occupation[];
}

/** Form of a member's profile. */
export function ProfileForm({ profile: initial, jobs: offered }: ProfileFormProps) {
  const profile = useScreenPhrases('profile');
  const { details: title } = useScreenPhrases('account').tabs;
  // An occupation that is no longer offered stays selectable for those who have it.
  const held = initial.job !== null && !offered.some(({ id }) => id === initial.job?.id);
  const jobs = held && initial.job !== null ? [initial.job, ...offered] : offered;
  const form = useProfileForm(
    initial,
    jobs.map(({ id }) => id),
  );
  const labels = { ...profile, phoneNumber: profile.phone };
  const entries = form.hasErrors
    ? profileFields.flatMap((name) => {
        const message = form.errorOf(name);
        return message === undefined
          ? []
          : [{ fieldId: `profile-${name}`, message: `${labels[name]}: ${message}` }];
      })
    : [];
  return (
    <form className="panel profile-form" aria-label={title} noValidate onSubmit={form.submit}>
      <p className="text-ink-soft">{profile.intro}</p>
      {form.outcome.kind === 'restored' && (
        <Notice title={profile.restored} live>
          <p>{profile.restoredText}</p>
        </Notice>
      )}
      <FormSummary ref={form.summary} title={profile.summary} entries={entries} />
      <Fixed profile={form.saved} />
      <ProfileFields form={form} jobs={jobs} />
      <Saving form={form} />
    </form>
  );
}

/** Username and e-mail address, read-only. */
function Fixed({ profile: { username, email, isEmailVerified } }: Pick<ProfileFormProps, 'profile'>) {
  const profile = useScreenPhrases('profile');
  const badge = isEmailVerified ? (
    <Badge tone="success" icon="circle-check">
      {profile.verified}
    </Badge>
  ) : (
    <Badge tone="warning">{profile.unverified}</Badge>
  );
  return (
    <dl className="profile-fixed">
      <div>
        <dt>{profile.username}</dt>
        <dd>{username}</dd>
        <dd className="field-hint">{profile.usernameHint}</dd>
      </div>
      <div>
        <dt>{profile.email}</dt>
        <dd>
          {email} {badge}
        </dd>
        <dd className="field-hint">{profile.emailHint}</dd>
      </div>
    </dl>
  );
}

/** The submit button with the form's state beside it. */
function Saving({ form }: { readonly form: Form }) {
  const profile = useScreenPhrases('profile');
  const locale = useLocale();
  const { outcome, isDirty } = form;
  const { conflict } = profile;
  const isSaved = outcome.kind === 'saved';
  return (
    <div className="profile-saving">
      {outcome.kind === 'failed' && (
        <FormFailure ref={form.failure} message={profile.failed}>
          {outcome.message || profile.tryAgain} {profile.kept}
        </FormFailure>
      )}
      {outcome.kind === 'conflict' && (
        <Notice
          tone="warning"
          title={conflict.title}
          live
          actions={
            <>
              <Button size="small" onClick={form.overwrite}>
                {conflict.overwrite}
              </Button>
              <Button size="small" variant="secondary" onClick={form.reload}>
                {conflict.reload}
              </Button>
            </>
          }
        >
          <p>{conflict.text}</p>
        </Notice>
      )}
      <div className="profile-actions">
        <Button type="submit" size="large" loading={outcome.kind === 'saving'}>
          {profile.save}
        </Button>
        {isDirty && (
          <Button variant="ghost" onClick={form.discard}>
            {profile.discard}
          </Button>
        )}
        <p role="status" className="profile-state">
          {isDirty && profile.unsaved}
          {isSaved && !isDirty && profile.saved({ time: formatDateTime(outcome.at, locale) })}
        </p>
      </div>
    </div>
  );
}
