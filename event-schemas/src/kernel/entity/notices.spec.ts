import { describe, expect, it } from 'vitest';
import { clubMember } from '../../clubs/entities.ts';
import en from '../../clubs/words/en.ts';
import kk from '../../clubs/words/kk.ts';
import ky from '../../clubs/words/ky.ts';
import ru from '../../clubs/words/ru.ts';
import { entitySubject } from './notices.ts';
import type { AnyEntityWords } from './words.ts';

const words = { ru: ru.club_member, kk: kk.club_member, en: en.club_member, ky: ky.club_member };
const keepers = [{ through: { field: 'club', entity: 'club', fields: ['founder', 'moderators'] } }];

describe('what a life tells', () => {
  it('is told by the event of the act, in its words; to begin tells what the act does by which it begins', () => {
    const subject = entitySubject(clubMember, words)!;
    expect(subject.tells['ClubJoinAsked']).toMatchObject({ kind: 'club_member.ask', to: keepers });
    expect(subject.tells['ClubMemberCreated']).toEqual(subject.tells['ClubJoinAsked']);
    expect(subject.tells).not.toHaveProperty('ClubMemberLeft');
    expect(subject.kinds['club_member.ask']).toEqual({
      type: 'personal',
      channels: ['portal', 'mail'],
      title: {
        ru: 'Заявка на вступление в клуб',
        kk: 'Клубқа кіруге өтінім',
        en: 'A request to join the club',
        ky: 'Клубга кирүүгө арыз',
      },
      text: expect.objectContaining({ en: '{person} asks to join the club “{club}”.' }),
      link: 'stud-clubs/main?uid={club}',
    });
    expect(subject.kinds['club_member.remove']).toMatchObject({ type: 'important' });
  });
  it('has words in every language: a missing one is named', () => {
    const { acts, ...rest } = words.ky;
    const { tells: _missing, ...accept } = acts.accept;
    const ours: AnyEntityWords = { ...rest, acts: { ...acts, accept } };
    expect(() => entitySubject(clubMember, { ...words, ky: ours })).toThrow(
      'There are no words in ky for what club_member.accept tells.',
    );
  });
  it('is shown on a page of the record', () => {
    const { page: _none, ...elsewhere } = clubMember;
    expect(() => entitySubject(elsewhere, words)).toThrow('has no page to show it');
  });
  it('is nothing where the record has no life', () => {
    const { life: _life, ...still } = clubMember;
    expect(entitySubject(still, words)).toBeUndefined();
  });
});
