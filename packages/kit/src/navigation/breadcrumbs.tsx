import { TextLink } from './text-link.tsx';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  to?: string;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.label}>
            {crumb.to ? (
              <TextLink variant="quiet" to={crumb.to}>
                {crumb.label}
              </TextLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
