import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { mayOpenScreen } from '@ayrac/domain/access.ts';
import { type OfficeArea, officeAreas, officeStart } from '@ayrac/domain/screen/office-screens.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Logo } from '@ayrac/kit/logo.tsx';
import { useLocation } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useLeadOut } from '#office/screen/use-lead-out.ts';

/**
 * Page for an address of the office without a screen. People without the role are redirected; others get a link to the
 * existing screens.
 */
export function Maintenance() {
  const { shell } = usePhrases();
  const { maintenance } = useOfficePhrases().frame;
  const locale = useLocale();
  const { pathname } = useLocation();
  const { user, isLeaving } = useLeadOut((role) => mayOpenScreen(role, pathname), 'stay');
  const area = officeAreas.find((one) => isWithin(one, pathname));
  const start = area === undefined ? pathname : officeStart(area);
  return (
    <main className="office-alone">
      <title>{`${maintenance.title} | ${shell.siteName}`}</title>
      <Logo />
      <div className="office-message">
        <h1 tabIndex={-1}>{maintenance.title}</h1>
        <p className="office-message-text">{maintenance.text}</p>
        <div className="office-message-actions">
          {user !== undefined && !isLeaving && start !== pathname && (
            <ButtonLink to={start}>{maintenance.office}</ButtonLink>
          )}
          <ButtonLink to={inLocale(addresses.home(), locale)} reloadDocument variant="secondary">
            {maintenance.home}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

function isWithin(area: OfficeArea, pathname: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}
