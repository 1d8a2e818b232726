import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CategoryLink, CategoryNode } from '@ayrac/contract/category.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';

/** A root category with all its subcategories. */
export function CategoryBranch({ root }: { readonly root: Omit<CategoryNode, 'brands'> }) {
  const { list } = usePhrases();
  const locale = useLocale();
  const href = useHref();
  return (
    <section className="panel" aria-labelledby={root.slug}>
      <div className="flex items-center gap-3">
        <span className="grid size-12 flex-none place-items-center rounded-control bg-accent-soft text-accent">
          <Icon name={root.icon as IconName} />
        </span>
        <div className="min-w-0">
          <h2 id={root.slug} className="text-lead font-strong">
            <TextLink variant="quiet" className="link-alone" to={href('category', root.slug)}>
              {root.name}
            </TextLink>
          </h2>
          <p className="text-small text-ink-faint">
            {list.campaigns({ count: formatCount(root.campaigns, locale) })}
          </p>
        </div>
      </div>
      {root.children.length > 0 && (
        <ul className="mt-4 border-t border-line pt-2">
          {root.children.map((child) => (
            <li key={child.id}>
              <CountedLink category={child} />
              {child.children.length > 0 && (
                <ul className="mb-2 border-line border-l pl-3 text-small">
                  {child.children.map((below) => (
                    <li key={below.id}>
                      <CountedLink category={below} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Link to a subcategory, with its number of campaigns. */
function CountedLink({ category: { name, slug, campaigns } }: { readonly category: CategoryLink }) {
  const { list } = usePhrases();
  const href = useHref();
  const count = formatCount(campaigns, useLocale());
  return (
    <span className="flex items-baseline justify-between gap-3">
      <TextLink variant="quiet" to={href('category', slug)} className="link-alone min-w-0 flex-1 py-2">
        {name}
      </TextLink>
      <span className="text-small text-ink-faint">
        <span className="sr-only">{list.campaigns({ count })}</span>
        <span aria-hidden="true">{count}</span>
      </span>
    </span>
  );
}
