import english from 'ra-language-english';

/** react-admin's own texts, as the package gives them. */
export default english.ra;
