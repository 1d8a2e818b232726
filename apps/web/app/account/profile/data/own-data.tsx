import './data.css';
import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { DATA_REQUEST_DAYS } from '@ayrac/domain/person/data-request.ts';
import { PartWaiting } from '../../account-page.tsx';
import { Owned } from '../../owned.tsx';
import { Part } from '../../part.tsx';
import { useMemberData } from '../../use-member-data.ts';
import { Download } from './download.tsx';
import { EraseAccount } from './erase-account.tsx';
import { HeldData } from './held-data.tsx';
import { Permissions } from './permissions.tsx';
import { DataRequests } from './request-form.tsx';

/** A member's stored data, and a section for each of their rights. */
export function OwnData() {
  const words = useScreenPhrases('profile').ownData;
  const client = useClient();
  const { own, again } = useMemberData(() =>
    Promise.all([
      client.getDataOverview(),
      client.getPermissions(),
      client.listDataRequests(),
      client.getCustomerProfile(),
    ]),
  );
  const { held, download, permissions, requests, erase } = words;
  return (
    <Owned own={own} again={again} failed={words.notLoaded} retry={words.retry} waiting={<PartWaiting />}>
      {([overview, allowed, made, profile]) => (
        <div className="parts">
          <Part title={held.title} text={held.text}>
            <HeldData held={overview.held} />
          </Part>
          <Part title={download.title} text={download.text}>
            <Download />
          </Part>
          <Part title={permissions.title} text={permissions.text}>
            <Permissions permissions={allowed} isVerified={profile.isEmailVerified} />
          </Part>
          <Part title={requests.title} text={requests.text({ days: DATA_REQUEST_DAYS })}>
            <DataRequests requests={made} owner={profile.id} />
          </Part>
          <Part title={erase.title} text={erase.text}>
            <EraseAccount needsCode={overview.needsCode} />
          </Part>
        </div>
      )}
    </Owned>
  );
}
