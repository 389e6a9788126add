/** The schema of a form with these fields, loaded when the form is checked. */
export const schemaOf = (fields: object) => () =>
  import('@portal/event-schemas/kernel/entity/schemas.ts').then(
    ({ formSchema }) => formSchema(fields as never) as never,
  );
