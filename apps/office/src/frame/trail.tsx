import { type OfficeArea, officeStart } from '@ayrac/domain/screen/office-screens.ts';
import { Breadcrumbs } from '@ayrac/kit/navigation/breadcrumbs.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { screenTitle, useScreen } from './screens.ts';

/** Breadcrumbs of the current screen. */
export function Trail() {
  const phrases = useOfficePhrases();
  const { frame } = phrases;
  const screen = useScreen();
  if (screen === undefined) return null;
  const area: OfficeArea = screen.path.startsWith('/crm-admin/') ? '/crm-admin' : '/admin';
  const crumbs = [
    { label: frame.areas[area === '/admin' ? 'admin' : 'crm'], to: officeStart(area) },
    { label: screenTitle(phrases, screen) },
  ];
  return (
    <div className="office-trail">
      <Breadcrumbs label={frame.navigation.trail} crumbs={crumbs} />
    </div>
  );
}
