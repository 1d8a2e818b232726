import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { PartWaiting } from '../../account-page.tsx';
import { Owned } from '../../owned.tsx';
import { useMemberData } from '../../use-member-data.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileUses } from './profile-uses.tsx';

/** Loads the profile and the occupations. Without the occupations the rest can still be saved. */
export function OwnProfile() {
  const { notLoaded, retry } = useScreenPhrases('profile');
  const client = useClient();
  const { own, again } = useMemberData(() =>
    Promise.all([client.getCustomerProfile(), client.listOccupations().catch(() => [])]),
  );
  return (
    <Owned own={own} again={again} failed={notLoaded} retry={retry} waiting={<PartWaiting />}>
      {([profile, jobs]) => (
        <div className="profile-page">
          <ProfileForm profile={profile} jobs={jobs} />
          <ProfileUses />
        </div>
      )}
    </Owned>
  );
}
