import { isConnectionLost } from '@ayrac/browser/calls/problem.ts';
import { failureCode } from '@ayrac/browser/failure-code.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { MissingScript } from './missing-script.ts';

/** Replaces a screen that failed. */
export function Failure() {
  const { errors, shell } = usePhrases();
  const { frame } = useOfficePhrases();
  const error = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = () => {
    if (error instanceof MissingScript) return location.reload();
    reset();
    // Navigates to the same address, so that the router renders the screen again.
    navigate(pathname + search + hash, { replace: true });
  };
  return (
    <div className="office-message">
      <title>{`${errors.page.boundaryTitle} | ${frame.name}`}</title>
      <h1 tabIndex={-1}>{errors.page.boundaryTitle}</h1>
      <p className="office-message-text">
        {isConnectionLost(error) ? errors.page.offline : shell.failure.text}
      </p>
      <div className="office-message-actions">
        <Button onClick={retry}>{shell.failure.retry}</Button>
        <Button variant="secondary" onClick={() => location.reload()}>
          {shell.failure.refresh}
        </Button>
      </div>
      <Disclosure summary={shell.failure.details}>
        <dl className="office-message-details">
          <dt>{shell.failure.code}</dt>
          <dd>
            <code>{failureCode(error)}</code>
          </dd>
          {error instanceof Error && error.message !== '' && (
            <>
              <dt>{frame.failure.message}</dt>
              <dd>
                <code>{error.message}</code>
              </dd>
            </>
          )}
        </dl>
      </Disclosure>
    </div>
  );
}

/** Shown if even the frame failed. */
export function LastResort() {
  return (
    <main className="office-alone">
      <Failure />
    </main>
  );
}
