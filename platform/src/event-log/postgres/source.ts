/** A pool or a connection. */
export interface Source {
  query<R extends object>(query: { name?: string; text: string; values: unknown[] }): Promise<{ rows: R[] }>;
}
