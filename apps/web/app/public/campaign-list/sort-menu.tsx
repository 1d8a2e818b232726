import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { campaignSorts, type SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import type { CampaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuLink } from '@ayrac/kit/menu/menu-item.tsx';

interface SortMenuProps {
  /** Path of the list without its state. */
  readonly path: string;
  readonly sort: SearchSort;
  /** Available orders. */
  readonly sorts?: readonly SearchSort[];
  /** Filters that are kept when the order changes. */
  readonly filters?: CampaignFilters;
}

/** Shows the order of the list with links to the others, so that it works without script. */
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
          aria-current={order === sort ? 'true' : undefined}
        >
          {list.orders[order]}
        </MenuLink>
      ))}
    </Menu>
  );
}
