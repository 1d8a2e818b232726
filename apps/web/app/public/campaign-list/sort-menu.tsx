import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { campaignSorts, type SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import type { CampaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu.tsx';
import { MenuLink } from '@ayrac/kit/menu-item.tsx';

interface SortMenuProps {
  /** The list's address without its state. */
  readonly path: string;
  readonly sort: SearchSort;
  /** The orders to choose from. */
  readonly sorts?: readonly SearchSort[];
  /** What the list is filtered by in each of them. */
  readonly filters?: CampaignFilters;
}

/** Says in which order the list stands, and leads to the others: links, so that it works before script does. */
export function SortMenu({ path, sort, sorts = campaignSorts, filters = {} }: SortMenuProps) {
  const { list } = usePhrases();
  return (
    <Menu
      align="end"
      buttonClass="button button-secondary button-small"
      button={
        <>
          <Icon name="arrow-up-down" size="small" />
          <span>{`${list.sort}: ${list.orders[sort]}`}</span>
        </>
      }
    >
      {sorts.map((order) => (
        <MenuLink
          key={order}
          to={listAddress(path, { sort: order, filters })}
          rel="nofollow"
          preventScrollReset
          aria-current={order === sort ? 'true' : undefined}
        >
          {list.orders[order]}
        </MenuLink>
      ))}
    </Menu>
  );
}
