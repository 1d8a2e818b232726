import { isConnectionLost } from '@ayrac/browser/calls/problem.ts';
import { failureCode } from '@ayrac/browser/failure-code.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { RequestId } from '#web/page/request-id.tsx';

// Loaded on demand, because it is rarely needed and every page would have to load it.
const NotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import('#web/public/not-found/not-found-page.tsx');
  return { default: NotFoundPage };
});

/** Shown when a page could not be rendered. Needs no data, because the root's loader may have failed. */
export function FailurePage() {
  const { errors, shell } = usePhrases();
  const error = useRouteError();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const here = useLocation();
  // Not a revalidation: the router's error boundary notices its end only if it was rendered during it, and a quick
  // response can come before that.
  const retry = () => navigate(here, { replace: true, state: here.state });
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  return (
    <div className="page message-page">
      <title>{`${errors.page.boundaryTitle} | ${shell.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{errors.page.boundaryTitle}</h1>
      <p>{isConnectionLost(error) ? errors.page.offline : shell.failure.text}</p>
      <div className="message-actions">
        <Button onClick={retry} loading={state === 'loading'}>
          {shell.failure.retry}
        </Button>
        <Button variant="secondary" onClick={() => location.reload()}>
          {shell.failure.refresh}
        </Button>
      </div>
      <details className="message-details">
        <summary>{shell.failure.details}</summary>
        <dl>
          <dt>{shell.failure.code}</dt>
          <dd>
            <code>{failureCode(error)}</code>
          </dd>
          <dt>{shell.failure.request}</dt>
          <dd>
            <RequestId />
          </dd>
        </dl>
      </details>
    </div>
  );
}
