import { brandCategories } from '@ayrac/contract/office/brand-categories.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { switchAction } from '../requests/switch-links.ts';
import { OrderHint } from './order-hint.tsx';

/** The categories of each brand. */
const declaration: ResourceDeclaration = {
  shape: brandCategories,
  titleField: 'title',
  columns: ['isPaused', 'campaigns', 'updatedAt', 'createdAt'],
  rarely: ['createdAt'],
  hasLongTitles: true,
  form: ['isPaused'],
  cells: { isPaused: (row) => <PauseBadge row={row} /> },
  actions: [
    switchAction(brandCategories, { name: 'pause', icon: 'pause', field: 'isPaused', isOn: true }),
    switchAction(brandCategories, { name: 'resume', icon: 'play', field: 'isPaused', isOn: false }),
  ],
  Above: OrderHint,
  useWords: () => useOfficePhrases()['brand-categories'],
};

function PauseBadge({ row }: { readonly row: Row }) {
  const { states } = useOfficePhrases()['brand-categories'];
  return row.isPaused === true ? <Badge tone="warning">{states.paused}</Badge> : <Badge>{states.open}</Badge>;
}

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
