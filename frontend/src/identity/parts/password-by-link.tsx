import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Form, type FormProps } from '../../forms/form.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useText } from '../text.ts';
import { PasswordRules } from './password-rules.tsx';

/** The one-time secret of a link stands behind `#`, which no server and no log is told; empty: the address was opened without it. */
export const useLinkToken = (): string => useLocation().hash.slice(1);

/** A page to which a one-time link leads: a first password, below the page's own fields. `noToken`, `where`: of an address without the secret. */
export function PasswordByLink<T extends FieldValues>({
  lead,
  noToken,
  where,
  children,
  ...form
}: Omit<FormProps<T>, 'actions' | 'children'> & {
  lead: string;
  noToken: string;
  where: string;
  children?: ReactNode;
}) {
  const t = useText();
  if (!useLinkToken())
    return (
      <>
        <PageHeader />
        <EmptyState title={noToken}>{where}</EmptyState>
      </>
    );
  return (
    <>
      <div>
        <PageHeader />
        <p className="lead">{lead}</p>
      </div>
      <Panel>
        <Form {...form}>
          {children}
          <PasswordInput name="new_password" label={t('first_administrator.password')} autoComplete="new-password" />
          <PasswordInput name="confirmation" label={t('first_administrator.again')} autoComplete="new-password" />
          <PasswordRules knowsOld={false} />
        </Form>
      </Panel>
    </>
  );
}
