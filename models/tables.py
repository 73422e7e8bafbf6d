"""Tables: the places where hanchans are played."""

from sqlalchemy import String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from models.base import Base, Member, table_of


class PlayingTable(Member, Base):
    """A table; its label ("7", "B2") is unique in the tournament."""

    __tablename__ = "playing_table"

    label: Mapped[str] = mapped_column(String(40))

    __table_args__ = (UniqueConstraint("tournament_id", "label"),)


TABLE = table_of(PlayingTable)
