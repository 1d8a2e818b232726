import { Outlet } from 'react-router';
import { FailurePage } from '#web/public/failure/failure-page.tsx';
import { Frame } from './frame.tsx';

export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <FailurePage />
    </Frame>
  );
}
