const ru = {
  kind: {
    advisee: 'Эдвайзер студента',
  },
} as const;
export default ru;
