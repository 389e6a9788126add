/** A small term in the format, for tests: two courses, of which one has lectures with practices of their own, and three students. */
export const exampleTerm = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE problem PUBLIC "-//ITC 2019//DTD Problem Format/EN" "http://www.itc2019.org/competition-format.dtd">
<problem name="tiny-spr20" nrDays="7" slotsPerDay="288" nrWeeks="4">
  <optimization time="2" room="1" distribution="10" student="5"/>
  <rooms>
    <room id="1" capacity="30"><travel room="2" value="1"/></room>
    <room id="2" capacity="12"><unavailable days="1000000" start="96" length="24" weeks="1111"/></room>
  </rooms>
  <courses>
    <course id="1">
      <config id="1">
        <subpart id="1">
          <class id="1" limit="30"><room id="1" penalty="0"/><time days="1000000" start="96" length="20" weeks="1111" penalty="0"/></class>
          <class id="2" limit="30"><room id="1" penalty="0"/><room id="2" penalty="3"/>
            <time days="1000000" start="100" length="20" weeks="1111" penalty="0"/>
        <time days="0100000" start="96" length="20" weeks="1111" penalty="1"/></class>
        </subpart>
        <subpart id="2">
          <class id="3" limit="12" parent="1"><room id="2" penalty="0"/>
            <time days="1000000" start="110" length="20" weeks="1111" penalty="0"/>
        <time days="0010000" start="110" length="20" weeks="1111" penalty="4"/></class>
          <class id="4" limit="0" parent="2" room="false"><time days="0000100" start="200" length="10" weeks="0101" penalty="0"/></class>
        </subpart>
      </config>
    </course>
    <course id="2">
      <config id="2"><subpart id="3">
        <class id="5" limit="2"><room id="1" penalty="0"/><time days="1000000" start="96" length="20" weeks="1111" penalty="0"/></class></subpart></config>
      <config id="3"><subpart id="4">
        <class id="6" limit="5" room="false"><time days="0001000" start="150" length="12" weeks="1111" penalty="0"/></class></subpart></config>
    </course>
  </courses>
  <distributions><distribution type="SameAttendees" required="true"><class id="1"/><class id="3"/></distribution></distributions>
  <students>
    <student id="1"><course id="1"/><course id="2"/></student>
    <student id="2"><course id="2"/></student>
    <student id="3"/>
  </students>
</problem>
`;
