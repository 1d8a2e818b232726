import type { ComponentProps, SubmitEvent } from 'react';
import { createPath, useLocation } from 'react-router';
import { pageRouter } from '#web/page/page-router.ts';

interface RoutedFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  readonly method: 'get' | 'post';
  /** Address that receives the form, by default that of the page. */
  readonly action?: string;
}

/**
 * A form that the router sends without loading a new document, unlike the browser before script runs. The router's own
 * component would be in the first script of every page.
 */
export function RoutedForm({ method, action, ...rest }: RoutedFormProps) {
  const { pathname, search } = useLocation();
  const address = action ?? createPath({ pathname, search });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the server has not answered yet must not post twice.
    if (method === 'post' && pageRouter().state.navigation.state === 'submitting') return;
    const formData = new FormData(event.currentTarget, event.nativeEvent.submitter);
    pageRouter().navigate(address, { formMethod: method, formData });
  };
  return <form {...rest} method={method} action={address} onSubmit={send} />;
}
