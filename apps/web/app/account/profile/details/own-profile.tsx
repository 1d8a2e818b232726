import { useCallback } from 'react';
import { useClient } from '#web/calls/client.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Answered } from '../../answered.tsx';
import { useAnswer } from '../../use-answer.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileUses } from './profile-uses.tsx';

/** Loads the profile and what its lists offer; without the occupations the rest can be saved all the same. */
export function OwnProfile() {
  const { notLoaded, retry } = useScreenPhrases('profile');
  const client = useClient();
  const ask = useCallback(
    () => Promise.all([client.getCustomerProfile(), client.listOccupations().catch(() => [])]),
    [client],
  );
  const { answer, again } = useAnswer(ask);
  return (
    <Answered answer={answer} again={again} failed={notLoaded} retry={retry}>
      {([profile, jobs]) => (
        <div className="profile-page">
          <ProfileForm profile={profile} jobs={jobs} />
          <ProfileUses />
        </div>
      )}
    </Answered>
  );
}
